export * from './Figures';
