import { createTheme } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { DatePicker } from '../../../../src/ui/inputs/DateInput';
import { startAt } from '../../../support/clock';
import { withStyles } from '../../../support/styles';

interface FieldProps {
  start: string;
  onReport: (day: string) => void;
}

const Field = ({ start, onReport }: FieldProps) => {
  const [value, setValue] = useState(start);
  const report = (day: string) => {
    onReport(day);
    setValue(day);
  };

  return <DatePicker label="Desde" value={value} onChange={report} />;
};

const renderField = (start = '') => {
  const reported: string[] = [];
  render(<Field start={start} onReport={(day) => reported.push(day)} />);

  return { field: screen.getByLabelText('Desde'), reported, user: userEvent.setup() };
};

/** Browsers report a value after each key. */
const press = (field: HTMLElement, ...values: string[]) => {
  for (const value of values) {
    fireEvent.keyDown(field, { key: '1' });
    fireEvent.change(field, { target: { value } });
  }
};

test('a date from the calendar is reported at once', () => {
  const { field, reported } = renderField('2026-11-18');

  fireEvent.pointerDown(field);
  fireEvent.change(field, { target: { value: '2026-11-25' } });

  expect(reported).toEqual(['2026-11-25']);
});

test.each([
  ['a day typed digit by digit', '2026-11-16', ['2026-11-01', '2026-11-18'], '2026-11-18'],
  ['a date changed through an invalid day', '2026-11-30', ['', '2026-02-01', '2026-02-15'], '2026-02-15'],
  // Types 23 as the month, 31 as the day, then corrects the month.
  ['a corrected date', '', ['2026-01-31', '2026-12-31'], '2026-12-31'],
])('%s is reported only after leaving the field', (_, start, days, wanted) => {
  const { field, reported } = renderField(start);

  press(field, ...days);
  expect(reported).toEqual([]);
  fireEvent.blur(field);

  expect(reported).toEqual([wanted]);
});

test('Enter reports the typed date', () => {
  const { field, reported } = renderField('2026-11-16');

  press(field, '2026-11-18');
  fireEvent.keyDown(field, { key: 'Enter' });

  expect(reported).toEqual(['2026-11-18']);
});

describe('[V11] a day that the browser may show month first is said in words', () => {
  startAt('2027-01-20T15:00:00Z');

  test('as soon as it is typed, before it is reported', () => {
    const { field, reported } = renderField('2027-01-20');
    press(field, '2027-11-20', '2027-11-02');
    expect(field).toHaveAccessibleDescription('martes 2 de noviembre de 2027, en 9 meses');
    press(field, '2027-02-11');
    expect(field).toHaveAccessibleDescription('jueves 11 de febrero de 2027');
    expect(reported).toEqual([]);
  });

  test('beside what is wrong with it, as the other reading may be meant', () => {
    render(
      <DatePicker
        label="Hasta"
        value="2027-02-11"
        onChange={() => undefined}
        error="No puede ser anterior"
      />,
    );

    expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription(
      'No puede ser anterior jueves 11 de febrero de 2027',
    );
  });

  test('but not a date that is missing, wrong or too early', () => {
    render(<DatePicker label="Hasta" value="" onChange={() => undefined} error="Elija la fecha" />);
    expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription('Elija la fecha');
    cleanup();

    render(<DatePicker label="Hasta" value="0202-02-11" onChange={() => undefined} error="Elija otra" />);
    expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription(/^Revise el año: [^,]*$/);
  });
});

test('a day chosen in the calendar after typing is reported at once', () => {
  const { field, reported } = renderField('2026-11-16');
  press(field, '2026-11-18');
  expect(reported).toEqual([]);

  fireEvent.pointerDown(field);
  fireEvent.change(field, { target: { value: '2026-11-25' } });

  expect(reported).toEqual(['2026-11-25']);
});

test('an error is about the day in the form: it is not said of another one that is being typed', () => {
  render(<DatePicker label="Hasta" value="2026-11-11" onChange={() => undefined} error="Ya está cerrada" />);
  const field = screen.getByLabelText('Hasta');
  expect(field).toBeInvalid();

  press(field, '2026-11-18');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription(/^miércoles 18 de noviembre de 2026/);
});

test('leaving without a change reports nothing', async () => {
  const { reported, user } = renderField('2026-11-16');

  await user.tab();
  await user.tab();

  expect(reported).toEqual([]);
});

describe('[U22] a date', () => {
  startAt('2026-11-20T15:00:00Z');

  test.each([
    ['25/11/2026', '2026-11-25'],
    ['25-11-26', '2026-11-25'],
    [' 2026-11-25\n', '2026-11-25'],
    ['5.3.2026', '2026-03-05'],
  ])('is taken from a pasted or dropped %s', (text, day) => {
    for (const take of [fireEvent.paste, fireEvent.drop]) {
      const { field, reported } = renderField();
      const data = { getData: () => text };
      take(field, { clipboardData: data, dataTransfer: data });
      expect(reported).toEqual([day]);
      cleanup();
    }
  });

  test.each(['31/02/2026', '11/25/2026', 'mañana', '12.50'])(
    'is not taken from a pasted %s, which is said',
    (text) => {
      const { field, reported } = renderField('2026-11-18');
      fireEvent.paste(field, { clipboardData: { getData: () => text } });

      expect(reported).toEqual([]);
      expect(field).toHaveValue('2026-11-18');
      expect(field).toHaveAccessibleDescription(`«${text}» no es una fecha: escríbala como 25/11/2026`);
      fireEvent.change(field, { target: { value: '2026-11-19' } });
      expect(field).toHaveAccessibleDescription('jueves 19 de noviembre de 2026');
    },
  );

  test('before the year 2000 is refused in words, once it is typed', () => {
    const { field } = renderField();
    press(field, '1120-02-02');
    expect(field).toHaveAttribute('aria-invalid', 'false');
    fireEvent.blur(field);

    expect(field).toHaveAccessibleDescription('Revise el año: la fecha debe ser de 2000 o después');
  });

  test('stands beneath its input in words, from the year 2000 on', () => {
    const { field } = renderField('2026-11-25');

    expect(field).toHaveAccessibleDescription('miércoles 25 de noviembre de 2026');
    expect(field).toHaveAttribute('min', '2000-01-01');
    expect(field).toHaveAttribute('type', 'date');
  });

  test.each([
    ['2026-05-20', 'miércoles 20 de mayo de 2026, hace 6 meses'],
    ['2027-02-20', 'sábado 20 de febrero de 2027, en 3 meses'],
    ['2026-10-06', 'martes 6 de octubre de 2026'],
  ])('of %s says how far away it is: %s', (day, words) => {
    expect(renderField(day).field).toHaveAccessibleDescription(words);
  });

  test('far away is said in amber, a near one is not', () => {
    withStyles();
    const { field } = renderField('2027-02-20');
    const { main: amber } = createTheme().palette.warning;

    expect(screen.getByText(/en 3 meses$/)).toHaveStyle({ color: amber });
    fireEvent.change(field, { target: { value: '2026-11-21' } });
    expect(screen.getByText(/^sábado 21 de noviembre/)).not.toHaveStyle({ color: amber });
  });
});
