/**
 * Whether what is no thing (a course, a card, credit) may be sold where the app runs. The messenger's platform forbids it to mini-programs on
 * iOS: nothing to pay with, no prices, no hint of another place where it is sold.
 */
export type SellsVirtual = boolean;
