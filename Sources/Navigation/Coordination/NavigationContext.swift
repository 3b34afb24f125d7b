/// Where a flow shows its screens: the stack of its caller, and the modals above everything.
@MainActor
package struct NavigationContext {
    /// The stack to push on.
    package let stack: ScreenStack
    package let modals: ModalHost

    package init(stack: ScreenStack, modals: ModalHost) {
        self.stack = stack
        self.modals = modals
    }
}
