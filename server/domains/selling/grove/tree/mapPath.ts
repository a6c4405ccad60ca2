/** Where the drawn map of a field lies: an address for each state that its trees have been in, so that it may be kept for good. */
export const mapPath = (fieldId: string, mark: string): string => `/images/fieldmap/${fieldId}-${mark}.webp`;
