import { AdministradorFilter } from '../../ui/AdministradorFilter';
import { SearchFilter } from '../../ui/SearchFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { SorteoFilter } from '../../ui/SorteoFilter';
import { VendedorFilter } from '../../ui/VendedorFilter';
import { ColillaFilter } from './ColillaFilter';
import { PALABRAS_PREMIO } from './estadosPremio';
import { FechaDeFilter } from './FechaDeFilter';

const ESTADOS = Object.entries(PALABRAS_PREMIO).map(([id, name]) => ({ id, name }));

/** What the list of premios is narrowed by. */
export const PremiosFilters = () => (
  <>
    <SearchFilter />
    <SelectFilter source="estado" label="Estado" choices={ESTADOS} />
    <AdministradorFilter />
    <VendedorFilter />
    <SorteoFilter />
    <ColillaFilter />
    <FechaDeFilter />
  </>
);
