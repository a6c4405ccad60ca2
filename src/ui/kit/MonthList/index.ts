export * from './MonthList';
