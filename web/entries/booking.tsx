import { hydratePage } from './hydrate.tsx';

// The booking form needs its script: it is taken over at once.
hydratePage();
