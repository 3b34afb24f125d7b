package import Domain
package import Reactive

package enum PictureState: Equatable, Sendable {
    /// There is no picture, or none that can be shown.
    case none
    /// A picture is loading; its place is reserved.
    case expected
    case shown(Picture)
}

@MainActor
package protocol PictureInput {
    /// Requests the picture with a maximum size in pixels.
    var pictureWanted: Signal<PictureSize> { get }
}

package struct PicturedOutput<State: ScreenState>: ScreenOutput {
    package let state: ReadOnly<State>
    package let messages: Messages
    package let picture: ReadOnly<PictureState>

    package init(state: ReadOnly<State>, messages: Messages, picture: ReadOnly<PictureState>) {
        self.state = state
        self.messages = messages
        self.picture = picture
    }
}
