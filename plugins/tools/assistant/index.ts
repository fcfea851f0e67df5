export { type AssistantHandlerOptions, createAssistantHandler } from './handler';
