/** Stands in for the build's, where a product has no pages. */
export const renderSite = async () => [];
export const renderPath = async () => undefined;
