import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { browsers } from './targets.mjs';

export default (_, { mode }) => ({
  mode,
  target: `browserslist:${browsers.join(', ')}`,
  entry: './src/main.tsx',
  output: { path: resolve('dist'), filename: '[name].[contenthash:8].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          env: { targets: browsers },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: {
                runtime: 'automatic',
                development: mode === 'development',
                refresh: mode === 'development',
              },
            },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  experiments: { css: true },
  plugins: [
    new HtmlPlugin({ template: './rsbuild.html' }),
    ...(mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []),
  ],
  devServer: { hot: true, client: { overlay: false } },
});
