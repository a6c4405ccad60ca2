/** How large a file is, in words: 1.2 MB, 107 KB. */
const KIB = 1024;

export const bytesText = (bytes: number): string =>
  bytes >= KIB * KIB ? `${(bytes / KIB / KIB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / KIB))} KB`;
