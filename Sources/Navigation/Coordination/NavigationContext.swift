/// Where a flow shows its screens: the stack of its caller, and the modals above everything.
@MainActor
public struct NavigationContext {
    /// The stack to push on.
    public let stack: ScreenStack
    /// The modals.
    public let modals: ModalHost

    /// Memberwise.
    public init(stack: ScreenStack, modals: ModalHost) {
        self.stack = stack
        self.modals = modals
    }
}
