/** A ticket with a drawn ball, the mark of the product. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
    <path
      className="mark-ticket"
      d="M6 6h20a3 3 0 0 1 3 3v4a3 3 0 0 0 0 6v4a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-4a3 3 0 0 0 0-6V9a3 3 0 0 1 3-3Z"
    />
    <circle className="mark-ball" cx="16" cy="16" r="6" />
    <path className="mark-check" d="m13.2 16.2 2 2 3.6-4.2" />
  </svg>
);
