/** Everybody of the sample data signs in with it; only `npm start -- --demo` makes them, and its start-up lines say so. */
export const DEMO_PASSWORD = 'Weft-demo-2026'
