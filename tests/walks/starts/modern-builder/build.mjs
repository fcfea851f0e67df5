import { createBuilder } from '@modern-js/builder';
import { builderRspackProvider } from '@modern-js/builder-rspack-provider';

const provider = builderRspackProvider({ builderConfig: {} });
const builder = await createBuilder(provider, { entry: { index: './src/index.jsx' } });

await builder.build();
