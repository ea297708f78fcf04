import Breadcrumbs from '@mui/material/Breadcrumbs';
import { LinkBase, useGetResourceLabel, useResourceContext, useResourceDefinitions } from 'ra-core';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router-dom';
import { capitalized } from '../format/noun';
import { sectionPath } from '../section/sectionPath';
import { type SectionOptions, useSectionOptions } from '../section/useSectionOptions';
import { useHeading } from '../ui/base/PageActions';

const TITLED = ['create', 'edit', 'show'];

/** `path` is the one below the section: 'edit/:id'. */
export const Breadcrumb = ({ path }: { path: string }) => {
  const { crumbs: slot, title } = useHeading();
  const resource = useResourceContext() ?? '';
  const parent = useParent(resource);
  const label = useGetResourceLabel()(resource);
  const { crumbs } = useSectionOptions(resource);
  const { id } = useParams();
  const [screen = ''] = path.split('/');
  const way = [...parent, ...(screen ? [{ label, to: sectionPath(resource) }] : [])];
  if (!slot || way.length === 0) return null;

  const own = id && !TITLED.includes(screen) ? `${capitalized(screen)} ${id}` : title;
  const here = screen ? (crumbs?.[screen] ?? own) : label;

  return createPortal(
    <Breadcrumbs aria-label="Ruta" separator=">" sx={{ '& a': { display: 'inline-block', py: 0.5 } }}>
      {way.map(({ label, to }) => (
        <LinkBase key={to} to={to}>
          {label}
        </LinkBase>
      ))}
      <span aria-current="page">{here}</span>
    </Breadcrumbs>,
    slot,
  );
};

/** The section that this one stands under. No link to one that not everybody here may open. */
const useParent = (resource: string) => {
  const { path = resource, access = [] } = useSectionOptions(resource);
  const [name = ''] = path.split('/');
  const { label = name, access: readers } = useResourceDefinitions<SectionOptions>()[name]?.options ?? {};

  return name !== resource && access.every((rol) => readers?.includes(rol))
    ? [{ label, to: sectionPath(name) }]
    : [];
};
