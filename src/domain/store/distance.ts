/** 860 m, 1.2 km: how far a store is; empty when that is not known. */
export const distanceText = (metres: number | undefined): string =>
  metres === undefined ? '' : metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`;
