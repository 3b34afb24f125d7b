import ArgumentParser
import Domain

enum RatingChoice {
    /// Parses 0.5 to 5 in steps of 0.5; anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> Rating {
        // Only digits and a point: no exponents, no words for infinity.
        guard argument.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            let rating = Double(argument).flatMap({ Rating($0) })
        else { throw ValidationError(Words.text("shell.usage.rating")) }
        return rating
    }
}
