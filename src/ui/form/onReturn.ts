/** For react-query: what a form was filled from is not fetched again when the network is back, unless it never came. */
export const ifFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';
