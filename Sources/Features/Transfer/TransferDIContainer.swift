public import Domain

/// Builds the screens of the feature Transfer: import and export.
@MainActor
public final class TransferDIContainer {
    /// What the feature needs.
    public struct Dependencies: Sendable {
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(strings: Strings) {
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }
}
