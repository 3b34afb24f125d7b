public import Domain
public import Reactive

/// The picture of a page.
public enum PictureState: Equatable, Sendable {
    /// There is none, or none that can be shown.
    case none
    /// There is one, whose place is kept free.
    case expected
    /// This one.
    case shown(Picture)
}

/// The input of a screen with a picture.
@MainActor
public protocol PictureInput {
    /// There is room for the picture, so many pixels at most.
    var pictureWanted: Signal<PictureSize> { get }
}

/// An output that is a state, messages and a picture.
public struct PicturedOutput<State: ScreenState>: ScreenOutput {
    /// What the screen draws.
    public let state: ReadOnly<State>
    /// What was done and what could not be done.
    public let messages: Messages
    /// The picture beside it.
    public let picture: ReadOnly<PictureState>

    /// Memberwise.
    public init(state: ReadOnly<State>, messages: Messages, picture: ReadOnly<PictureState>) {
        self.state = state
        self.messages = messages
        self.picture = picture
    }
}
