/// The stack and the modals on which a flow shows its screens.
@MainActor
package struct NavigationContext {
    package let stack: ScreenStack
    package let modals: ModalHost

    package init(stack: ScreenStack, modals: ModalHost) {
        self.stack = stack
        self.modals = modals
    }
}
