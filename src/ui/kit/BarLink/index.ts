export * from './BarLink';
