/**
 * One Babel for both builds and for the app's tests. Targets come from `browserslist` in package.json.
 * The two `include`s lower ES2019 syntax that iOS 13 knows but ECMAScript 2018 does not: the mini-program must parse as ES2018.
 */
module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // Absolute paths to the helpers would make the file hashes depend on the folder of the checkout.
        absoluteRuntime: false,
        include: ['@babel/plugin-transform-optional-catch-binding', '@babel/plugin-transform-json-strings'],
      },
    ],
  ],
};
