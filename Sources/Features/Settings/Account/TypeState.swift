internal import Domain
internal import FeatureKit

/// What the page of the type shows.
struct TypeState: Equatable {
    var phase: Phase = .idle
    var type: MBTI?
    /// The day it may be changed next; nil for now.
    var lockedUntil: String?
}
