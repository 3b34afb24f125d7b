public import Reactive

public struct FormInput: ScreenInput {
    package let edited = Signal<FormEdit>()
    package let opened = Signal<FormTarget>()
    package let saveRequested = Signal<Void>()
    package let leaveRequested = Signal<Void>()
    package let removeRequested = Signal<Void>()
    package let dropRequested = Signal<Void>()
    /// Reads the surrounding data again; the input stays.
    public let refresh = Signal<Void>()

    public init() {}
}
