import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { grouped } from '../../../../contract/derive';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Value } from '../../fields/ValueField';

interface GroupedRowsProps<T extends RaRecord> {
  rows: readonly T[];
  /** Rows with one value of this field are a group. */
  by: keyof T & string;
  /** '12 por $340.00' */
  summary: (rows: readonly T[]) => string;
  children: (rows: readonly T[]) => ReactNode;
}

/** More rows than one looks over: closed groups with what they add up to. */
export const GroupedRows = <T extends RaRecord>({ rows, by, summary, children }: GroupedRowsProps<T>) => {
  const field = useSectionOptions().fields[by];

  return (
    <div>
      {[...grouped(rows, (row) => row[by])].map(([value, own]) => (
        <Accordion
          key={String(value)}
          variant="outlined"
          disableGutters
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <span>
              <strong>
                <Value field={field} value={value} />
              </strong>
              : {summary(own)}
            </span>
          </AccordionSummary>
          <AccordionDetails sx={{ p: 0 }}>{children(own)}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
};
