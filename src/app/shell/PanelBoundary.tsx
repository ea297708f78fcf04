import { Component, type ReactNode } from 'react';
import { Aviso } from '../../ui/Aviso';

/** A panel that fails leaves the screen beside it, and the menu, at work. */
export class PanelBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;

    return <Aviso severity="error">No se pudo mostrar este panel. Vuelva a cargar la página.</Aviso>;
  }
}
