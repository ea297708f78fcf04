import type { Refused } from './bulkStep';

export const RefusedList = ({ refused }: { refused: readonly Refused[] }) => (
  <ul aria-label="Sin cambios">
    {refused.map(({ premio, error }) => (
      <li key={premio.id}>
        {premio.id}: {error}
      </li>
    ))}
  </ul>
);
