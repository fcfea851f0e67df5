/** Id of the `<template>` with the scripts of React, on pages that load it when it is needed. */
export const reactTemplate = 'duet-react';

/** Events of the window between the script of such a page, the entry and the components. */
export const reactEvents = {
  /** Asks for React; for scripts of sites too. */
  needed: 'duet-react-needed',
  /** The entry has been loaded. The script of the page cancels it if the reader needs React now. */
  loaded: 'duet-react-loaded',
  /** React listens, and hydrates what an event belongs to. */
  listens: 'duet-react-listens',
  /** All components have run their effects. */
  ready: 'duet-react-ready',
} as const;
