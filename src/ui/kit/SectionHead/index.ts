export * from './SectionHead';
