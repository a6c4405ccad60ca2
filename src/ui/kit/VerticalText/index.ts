export * from './VerticalText';
