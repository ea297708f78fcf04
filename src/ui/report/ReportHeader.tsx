import type { ReactNode } from 'react';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';

interface Fact {
  label: string;
  text: ReactNode;
}

/** Whose sheet it is, of which days, and what else its reader must know; printed with it. */
export const ReportHeader = ({ facts }: { facts: readonly Fact[] }) => (
  <SimpleShowLayout>
    {facts.map((fact) => (
      <Text key={fact.label} {...fact} />
    ))}
  </SimpleShowLayout>
);

const Text = ({ text }: Fact) => text;
