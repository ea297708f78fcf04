import type { ReactNode } from 'react';
import { SimpleShowLayout } from '../fields/SimpleShowLayout';

interface Fact {
  label: string;
  text: ReactNode;
}

export const ReportHeader = ({ facts }: { facts: readonly Fact[] }) => (
  <SimpleShowLayout>
    {facts.map((fact) => (
      <Text key={fact.label} {...fact} />
    ))}
  </SimpleShowLayout>
);

const Text = ({ text }: Fact) => text;
