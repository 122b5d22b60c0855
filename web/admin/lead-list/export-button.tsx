import { useState } from 'react';
import { callAdmin } from '../data/call-admin.ts';
import { exportInput, type LeadQuery } from '../data/lead-query.ts';
import { tellFailure } from '../tell.ts';

/** Browsers only allow a new tab inside the click handler, before the call is answered. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = 'CSV export';
  tab.document.body.textContent = 'Preparing your CSV. Once the download starts, you can close this tab.';
  return tab;
}

export function ExportButton({ query }: { readonly query: LeadQuery }) {
  const [busy, setBusy] = useState(false);
  const exportLeads = async () => {
    if (busy) return;
    setBusy(true);
    const tab = openTab();
    try {
      const { url } = await callAdmin('admin-leads-export', exportInput(query));
      // If the tab was blocked: the answer is a download, so this page stays as it is.
      (tab ?? window).location.assign(url);
    } catch (error) {
      tab?.close();
      tellFailure(error, 'Failed to export leads');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn--line btn--small" aria-disabled={busy} onClick={exportLeads}>
      {busy ? 'Exporting...' : 'Export CSV'}
    </button>
  );
}
