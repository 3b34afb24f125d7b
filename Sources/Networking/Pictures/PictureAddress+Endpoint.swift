import Domain
import Foundation

extension PictureAddress {
    /// The widths of TMDB's pictures, in pixels.
    static let widths = [92, 154, 185, 342, 500, 780]

    /// The request for a picture of a width in pixels, with TMDB's nearest width if the path names one, as in
    /// `…/t/p/w342/…`. `allowsPrivateHTTP` lets http go to machines of a private network.
    func endpoint(width: Int, allowsPrivateHTTP: Bool = false) throws(PictureProblem) -> Endpoint {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false), let scheme = parts.scheme,
            let host = parts.encodedHost,
            let base = BaseURL(
                "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")", allowsPrivateHTTP: allowsPrivateHTTP),
            parts.user == nil, parts.password == nil
        else { throw .invalidAddress }
        var steps = parts.path.split(separator: "/").map(String.init)
        if let place = Self.widthStep(in: steps) { steps[place] = "w\(Self.nearest(to: width))" }
        return Endpoint(
            .get, base, path: steps.map { .plain($0) },
            query: (parts.queryItems ?? []).map { RequestField($0.name, .plain($0.value ?? "")) },
            headers: [RequestField("Accept", "image/png, image/jpeg")])
    }

    private static func widthStep(in steps: [String]) -> Int? {
        steps.indices.dropFirst(2).first { index in
            steps[index - 2] == "t" && steps[index - 1] == "p"
                && (steps[index] == "original" || steps[index].first == "w" && Int(steps[index].dropFirst()) != nil)
        }
    }

    static func nearest(to width: Int) -> Int {
        widths.min { (abs($0 - width), $0) < (abs($1 - width), $1) } ?? width
    }
}
