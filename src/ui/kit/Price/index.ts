export * from './Price';
export { priceText } from './priceText';
