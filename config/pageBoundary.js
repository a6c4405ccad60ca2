// Every page is mounted inside a boundary of its own (src/ui/shell/pageBoundary.tsx): Taro answers a fault in a page's function with nothing.
const PAGE = /^export default (?=(?:observer\()?function \w+\(\) \{)/m;

module.exports = (source) =>
  PAGE.test(source)
    ? `import { withBoundary } from '@/ui/shell/pageBoundary'; ${source.replace(PAGE, 'const ThisPage = ')}
export default withBoundary(ThisPage);
`
    : source;
