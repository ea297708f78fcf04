import { useGetResourceLabel, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';

interface VentaPageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a venta, with the way back to the list. */
export const VentaPage = ({ title, ...props }: VentaPageProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);

  return (
    <Page title={title} breadcrumb={[{ label, to: sectionPath(resource) }, { label: title }]} {...props} />
  );
};
