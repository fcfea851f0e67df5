export { createMcpHandler, type McpHandlerOptions } from './handler';
