import type { ReactNode } from 'react';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';

interface Fact {
  label: string;
  text: ReactNode;
}

/** The facts above a sheet, printed with it. */
export const ReportHeader = ({ facts }: { facts: readonly Fact[] }) => (
  <SimpleShowLayout>
    {facts.map((fact) => (
      <Text key={fact.label} {...fact} />
    ))}
  </SimpleShowLayout>
);

const Text = ({ text }: Fact) => text;
