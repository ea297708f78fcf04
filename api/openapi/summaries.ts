/** By section and name; a missing one throws. */
const SUMMARIES: Readonly<Record<string, string>> = {
  'auth.login': 'Sign in; the answer sets the cookie of the session',
  'auth.logout': 'End the session of the cookie',
  'auth.refresh': 'A new token for the session of the cookie',
  'usuarios.profile': 'The user of the session',
  'usuarios.list': 'All users; for other roles than superadministrador their names and last connection alone',
  'usuarios.administradores': 'The administradores that a payroll can be made for',
  'usuarios.one': 'One user',
  'usuarios.history': 'Who changed the user, the newest step first',
  'usuarios.create': 'Make a user',
  'usuarios.update': 'Change a user',
  'usuarios.setPassword': 'Set the password of another user',
  'usuarios.unlock': 'Forgive the failed sign-ins of a user',
  'usuarios.changePassword': 'Change the own password',
  'usuarios.import': 'Take users of a spreadsheet',
  'sesiones.list': 'The devices on which the user is signed in',
  'sesiones.closeOthers': 'End all sessions of the user but this one',
  'notificaciones.list': 'The notifications of a user',
  'notificaciones.update': 'Mark a notification as read',
  'nomina.history': 'Who changed the payroll, the newest step first',
  'nomina.one': 'One payroll with its lines',
  'nomina.list': 'A page of payrolls, the newest first',
  'nomina.count': 'How many payrolls there are',
  'nomina.create': 'Make the payroll of an administrador and a week',
  'nomina.upload': 'Attach proofs to a payroll',
  'nomina.uploadLine': 'Attach proofs and amounts to a line of a payroll',
  'semana.close': 'Close a reopened week',
  'semana.one': 'Whether the week of a payroll is closed, and who reopened it',
  'semana.reopen': 'Reopen the week of a payroll',
  'planillas.ventas': 'The ventas of a week, by promotor and day',
  'planillas.premios': 'The premios of a week, by promotor',
  'planillas.global': 'Ventas against premios of a week, by promotor',
  'planillas.consolidado': 'The cash of a week, by administrador',
  'reportes.movimientos': 'The cash ledger of an administrador',
  'reportes.depositos': 'Deposit requests by administrador and estado',
  'reportes.historico': 'Weeks of an administrador',
  'reportes.historico_global': 'Weeks or months of all administradores',
  'dashboard.one': 'This week against the last',
  'jornada.one': 'What waits for the user, and what they have done today',
  'archivos.upload': 'Store pictures before the record that will name them',
  'transferencias.destinos': 'Whom cash can be transferred to',
  'errores.create': 'Tell of a failure of a page',
  'busqueda.find': 'Find records of all sections',
};

/** For every simple REST section. */
const OF_REST: Readonly<Record<string, string>> = {
  list: 'A page of records',
  one: 'One record',
  create: 'Make a record',
  update: 'Change a record; nothing is ever deleted',
  history: 'Who changed the record, the newest step first',
  import: 'Take records of a spreadsheet',
};

export const summaryOf = (section: string, name: string): string => {
  const summary = SUMMARIES[`${section}.${name}`] ?? OF_REST[name];
  if (!summary) throw new Error(`api/openapi/summaries.ts does not say what ${section}.${name} is for`);

  return summary;
};
