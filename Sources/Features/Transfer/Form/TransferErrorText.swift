internal import Domain
internal import FeatureKit

/// What a user is told when data could not be moved.
enum TransferErrorText {
    static func describe(_ error: any Error, _ strings: Strings) -> String {
        (error as? TransferProblem)?.description ?? ErrorText.describe(error, strings)
    }
}
