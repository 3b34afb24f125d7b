public import Reactive

public struct FormOutput: ScreenOutput {
    public let state: ReadOnly<FormState>
    public let messages: Messages
    package let focusRequested: Events<String>
    package let rowRequested: Events<FormTarget>
    package let finished: Events<Void>
}
