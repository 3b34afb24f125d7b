package import Domain
package import Reactive

/// The picture of a page.
package enum PictureState: Equatable, Sendable {
    /// There is none, or none that can be shown.
    case none
    /// There is one, whose place is kept free.
    case expected
    case shown(Picture)
}

/// The input of a screen with a picture.
@MainActor
package protocol PictureInput {
    /// There is room for the picture, so many pixels at most.
    var pictureWanted: Signal<PictureSize> { get }
}

/// An output that is a state, messages and a picture.
package struct PicturedOutput<State: ScreenState>: ScreenOutput {
    package let state: ReadOnly<State>
    /// What was done and what could not be done.
    package let messages: Messages
    /// The picture beside it.
    package let picture: ReadOnly<PictureState>

    package init(state: ReadOnly<State>, messages: Messages, picture: ReadOnly<PictureState>) {
        self.state = state
        self.messages = messages
        self.picture = picture
    }
}
