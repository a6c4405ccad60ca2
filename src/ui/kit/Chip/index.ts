export * from './Chip';
export * from './Chips';
