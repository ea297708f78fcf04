import { Component, type ReactNode } from 'react';

interface GraficoBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Shows the table where the plot's script cannot be fetched or run. */
export class GraficoBoundary extends Component<GraficoBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
