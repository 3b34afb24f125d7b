internal import ArgumentParser
internal import Domain

/// A rating on the command line: 0.5 to 5 by halves.
struct RatingChoice: ExpressibleByArgument {
    let rating: Rating

    init?(argument: String) {
        // Digits and a point alone: no exponents, no words for infinity.
        guard argument.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            let rating = Double(argument).flatMap({ Rating($0) })
        else { return nil }
        self.rating = rating
    }
}
