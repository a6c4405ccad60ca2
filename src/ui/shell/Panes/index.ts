export * from './Panes';
