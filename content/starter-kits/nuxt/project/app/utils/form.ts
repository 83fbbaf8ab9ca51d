import type { InjectionKey } from 'vue'

/** What fields know of the form they stand in. */
export const formKey: InjectionKey<ReturnType<typeof useForm>> = Symbol('form')
