import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A Bar Assistant server on loopback with one bar, two recipes and a picture of the first, in the shapes of its source.
final class RecipeServer: Sendable {
    static let token = "12|sEcReTtOkEn"

    let port: Int
    private let state = Mutex((targets: [String](), changedAt: "2026-08-01T10:00:00Z", gin: 45))

    private init(port: Int) {
        self.port = port
    }

    var address: String { "http://127.0.0.1:\(port)" }
    /// The requested targets, still escaped.
    var targets: [String] { state.withLock(\.targets) }

    /// Changes the amount of gin in the first recipe.
    func change(gin: Int, at time: String) {
        state.withLock {
            $0.gin = gin
            $0.changedAt = time
        }
    }

    /// Runs the server during a test.
    static func run(while test: (RecipeServer) throws -> Void) async throws {
        let handler = Handler()
        let listener = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled, handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do { try await listener.run() } catch is CancellationError {} catch is SocketError {}
            }
            try await listener.waitUntilListening(timeout: 60)
            guard case .ip4(_, let port) = await listener.listeningAddress else { throw SocketError.disconnected }
            let server = RecipeServer(port: Int(port))
            handler.server.withLock { $0 = server }
            defer { group.cancelAll() }
            try test(server)
        }
    }

    private func answer(to target: String, token: String?, bar: String?) -> HTTPResponse {
        let (changedAt, gin) = state.withLock { state in
            state.targets.append(target)
            return (state.changedAt, state.gin)
        }
        let path = target.split(separator: "?")[0]
        if path == "/pictures/attic.png" {
            return HTTPResponse(statusCode: .ok, headers: [.contentType: "image/png"], body: Self.picture)
        }
        guard token == "Bearer \(Self.token)" else { return json(#"{"message": "Unauthenticated."}"#, .unauthorized) }
        switch path {
        case "/api/bars": return json(#"{"data": [{"id": 1, "name": "Home", "slug": "home"}]}"#)
        case _ where path != "/api/profile" && bar != "1": return json(#"{"message": "no bar"}"#, .badRequest)
        case "/api/profile": return json(#"{"data": {"id": 7, "name": "Mina"}}"#)
        case "/api/cocktails":
            // Ratings and pictures are included only on request.
            let isWhole = target.removingPercentEncoding?.contains("include=ratings,images") == true
            let rest = #", "rating": {"user": 4.5}, "images": [{"url": "\#(address)/pictures/attic.png"}]"#
            return json(
                """
                {"data": [
                  {"id": 1, "name": "Attic Sour", "updated_at": "\(changedAt)"\(isWhole ? rest : "")},
                  {"id": 2, "name": "Cellar Sour", "updated_at": "2026-08-01T10:00:00Z", "rating": {"user": null}}],
                 "meta": {"current_page": 1, "last_page": 1, "per_page": 100, "total": 2}}
                """)
        case "/api/cocktails/1/share": return share("Attic Sour", gin)
        case "/api/cocktails/2/share": return share("Cellar Sour", 45)
        case "/api/bars/1/inventory/ingredients": return json(#"{"data": [{"id": 3, "name": "Gin"}]}"#)
        case "/api/members/7/shopping-list": return json(#"{"data": [{"ingredient": {"name": "Campari"}}]}"#)
        default: return json(#"{"message": "not found"}"#, .notFound)
        }
    }

    private func json(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: [.contentType: "application/json"], body: Data(text.utf8))
    }

    private func share(_ name: String, _ gin: Int) -> HTTPResponse {
        let content = """
            {"_id": "x", "name": "\(name)", "instructions": "1. Shake.\\n2. Strain.", "glass": "Coupe", "method": "Shake",
             "ingredients": [{"_id": "gin", "name": "Gin", "amount": \(gin), "units": "ml", "sort": 1},
               {"_id": "lime-juice", "name": "Lime juice", "amount": 22, "units": "ml", "sort": 2}]}
            """
        let value = try? JSONEncoder().encode(["data": ["type": "json", "content": content]])
        return HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: value ?? Data())
    }

    /// A PNG of 48 x 72 pixels with a gradient of colours.
    private static let picture =
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAADAAAABICAIAAAA/EeF8AAAdAElEQVR42g3UMWczAQAG4FBRbmh0OCrqveGTDjc0OhwV5YZKh6Oi\
                w1FRbmh0OCrKDZUO99LocFSUGyodjooOR0W5odHhqCg3VDrc0OhwVJQbKh2Oii5f/sEzPblcDvkchBwKOYg5FHOQcijlIOdYzlHJ\
                sZKjmmM1Ry3HWo56DvUcjBwaOZg5NHOwcmjlYOfYztHJsZOjm2M3Ry/HXo5+Dv0cghwGOYQ5DHOIchjlEOc4zjHJcZJjmuM0xyzH\
                WY653ALyCxAWUFiAuIDiAqQFlBYgL7C8QGWBlQWqC6wuUFtgbYH6AuoLMBbQWIC5gOYCrAW0FmAvsL1AZ4GdBboL7C7QW2Bvgf4C\
                +gsIFjBYQLiA4QKiBYwWEC9wvMBkgZMFpgucLjBb4GxhDlpEfhHCIgqLEBdRXIS0iNIi5EWWF6kssrJIdZHVRWqLrC1SX0R9EcYi\
                GoswF9FchLWI1iLsRbYX6Syys0h3kd1FeovsLdJfRH8RwSIGiwgXMVxEtIjRIuJFjheZLHKyyHSR00Vmi5wtzkEC8gIEAQUBooCi\
                AElASYAssCxQEVgRqAqsCtQE1gTqAuoCDAENAaaApgBLQEuALbAt0BHYEegK7Ar0BPYE+gL6AgIBAwGhgKGASMBIQCxwLDAROBGY\
                CpwKzATOhDloCfklCEsoLEFcQnEJ0hJKS5CXWF6issTKEtUlVpeoLbG2RH0J9SUYS2gswVxCcwnWElpLsJfYXqKzxM4S3SV2l+gt\
                sbdEfwn9JQRLGCwhXMJwCdESRkuIlzheYrLEyRLTJU6XmC1xtjQHLSO/DGEZhWWIyyguQ1pGaRnyMsvLVJZZWaa6zOoytWXWlqkv\
                o74MYxmNZZjLaC7DWkZrGfYy28t0ltlZprvM7jK9ZfaW6S+jv4xgGYNlhMsYLiNaxmgZ8TLHy0yWOVlmuszpMrNlzpbnIBF5EYKI\
                gghRRFGEJKIkQhZZFqmIrIhURVZFaiJrInURdRGGiIYIU0RThCWiJcIW2RbpiOyIdEV2RXoieyJ9EX0RgYiBiFDEUEQkYiQiFjkW\
                mYiciExFTkVmImfiHLSC/AqEFRRWIK6guAJpBaUVyCssr1BZYWWF6gqrK9RWWFuhvoL6CowVNFZgrqC5AmsFrRXYK2yv0FlhZ4Xu\
                Crsr9FbYW6G/gv4KghUMVhCuYLiCaAWjFcQrHK8wWeFkhekKpyvMVjhbmYNWmV+lsMrCKsVVFlcprbK0SnkV5VUoq6isQl1FdRXa\
                Kmqr0FdZX6WxysYqzVU2V2mtsrVKexXtVTir6KzCXUV3Fd4qeqvwV9lfZbDKwSrDVQ5XGa1ytMp4FeNVJKuYrCJdxXQV2Spmq8jl\
                JOYlChILEkWJRYmSxJJEWUJZgiKhIkGVUJWgSahJ0CXWJRoSGxJNiU2JlsSWRFtCW4IjoSPBldCV4EnoSfAl9iUGEgcSQ4lDiZHE\
                kcRYwlhCImEiIZUwlZBJmElz0D/m/1H4x8I/iv9Y/EfpH0v/KP9D+R+Uf6j8g/oP1X/Q/qH2D/o/1v/R+MfGP5r/2PxH6x9b/2j/\
                Q/sfnH/o/IP7D91/8P6h9w/+P/b/MfjHwT+G/zj8x+gfR/8Y/8P4H5J/mPxD+g/Tf8j+YfZvDlpjfo3CGgtrFNdYXKO0xtIa5TWU\
                16CsobIGdQ3VNWhrqK1BX2N9jcYaG2s019hco7XG1hrtNbTX4KyhswZ3Dd01eGvorcFfY3+NwRoHawzXOFxjtMbRGuM1jNeQrGGy\
                hnQN0zVka5itzUEy8zIFmQWZosyiTElmSaYsoyxDkVGRocqoytBk1GToMusyDZkNmabMpkxLZkumLaMtw5HRkeHK6MrwZPRk+DL7\
                MgOZA5mhzKHMSOZIZixjLCORMZGRypjKyGTM5Dlonfl1CussrFNcZ3Gd0jpL65TXUV6Hso7KOtR1VNehraO2Dn2d9XUa62ys01xn\
                c53WOlvrtNfRXoezjs463HV01+Gto7cOf539dQbrHKwzXOdwndE6R+uM1zFeR7KOyTrSdUzXka1jtj4HbTC/QWGDhQ2KGyxuUNpg\
                aYPyBsobUDZQ2YC6geoGtA3UNqBvsL5BY4ONDZobbG7Q2mBrg/YG2htwNtDZgLuB7ga8DfQ24G+wv8Fgg4MNhhscbjDa4GiD8QbG\
                G0g2MNlAuoHpBrINzDbmIIV5hYLCgkJRYVGhpLCkUFZQVqAoqChQFVQVaApqCnSFdYWGwoZCU2FToaWwpdBW0FbgKOgocBV0FXgK\
                egp8hX2FgcKBwlDhUGGkcKQwVjBWkCiYKEgVTBVkCmbKHLSJ/CaETRQ2IW6iuAlpE6VNyJssb1LZZGWT6iarm9Q2Wdukvon6JoxN\
                NDZhbqK5CWsTrU3Ym2xv0tlkZ5PuJrub9DbZ26S/if4mgk0MNhFuYriJaBOjTcSbHG8y2eRkk+kmp5vMNjnbnMe4hfwWhC0UtiBu\
                obgFaQulLchbLG9R2WJli+oWq1vUtljbor6F+haMLTS2YG6huQVrC60t2Ftsb9HZYmeL7ha7W/S22Nuiv4X+FoItDLYQbmG4hWgL\
                oy3EWxxvMdniZIvpFqdbzLY425qDVORVCCoKKkQVRRWSipIKWWVZpaKyolJVWVWpqayp1FXUVRgqGipMFU0VloqWCltlW6WjsqPS\
                VdlV6ansqfRV9FUEKgYqQhVDFZGKkYpY5VhlonKiMlU5VZmpnKlz0Dby2xC2UdiGuI3iNqRtlLYhb7O8TWWblW2q26xuU9tmbZv6\
                NurbMLbR2Ia5jeY2rG20tmFvs71NZ5udbbrb7G7T22Zvm/42+tsItjHYRriN4TaibYy2EW9zvM1km5NtptucbjPb5mx7DtpBfgfC\
                Dgo7EHdQ3IG0g9IO5B2Wd6jssLJDdYfVHWo7rO1Q30F9B8YOGjswd9DcgbWD1g7sHbZ36Oyws0N3h90dejvs7dDfQX8HwQ4GOwh3\
                MNxBtIPRDuIdjneY7HCyw3SH0x1mO5ztzEEa8hoEDQUNooaiBklDSYOssaxR0VjRqGqsatQ01jTqGuoaDA0NDaaGpgZLQ0uDrbGt\
                0dHY0ehq7Gr0NPY0+hr6GgINAw2hhqGGSMNIQ6xxrDHRONGYapxqzDTOtDloF/ldCLso7ELcRXEX0i5Ku5B3Wd6lssvKLtVdVnep\
                7bK2S30X9V0Yu2jswtxFcxfWLlq7sHfZ3qWzy84u3V12d+ntsrdLfxf9XQS7GOwi3MVwF9EuRruIdzneZbLLyS7TXU53me1ytjsH\
                7SG/B2EPhT2IeyjuQdpDaQ/yHst7VPZY2aO6x+oetT3W9qjvob4HYw+NPZh7aO7B2kNrD/Ye23t09tjZo7vH7h69Pfb26O+hv4dg\
                D4M9hHsY7iHaw2gP8R7He0z2ONljusfpHrM9zvbmIJ15nYLOgk5RZ1GnpLOkU9ZR1qHoqOhQdVR1aDpqOnSddZ2GzoZOU2dTp6Wz\
                pdPW0dbh6OjocHV0dXg6ejp8nX2dgc6BzlDnUGekc6Qz1jHWkeiY6Eh1THVkOmb6PMZ95vcp7LOwT3GfxX1K+yztU95HeR/KPir7\
                UPdR3Ye2j9o+9H3W92nss7FPc5/NfVr7bO3T3kd7H84+Ovtw99Hdh7eP3j78ffb3GexzsM9wn8N9Rvsc7TPex3gfyT4m+0j3Md1H\
                to/Z/hx0wPwBhQMWDigesHhA6YClA8oHKB9AOUDlAOoBqgfQDlA7gH7A+gGNAzYOaB6weUDrgK0D2gdoH8A5QOcA7gG6B/AO0DuA\
                f8D+AYMDDg4YHnB4wOiAowPGBxgfIDnA5ADpAaYHyA4wO5iDDOYNCgYLBkWDRYOSwZJB2UDZgGKgYkA1UDWgGagZ0A3WDRoGGwZN\
                g02DlsGWQdtA24BjoGPANdA14BnoGfAN9g0GBgcGQ4NDg5HBkcHYwNhAYmBiIDUwNZAZmBlz0CHzhxQOWTikeMjiIaVDlg4pH6J8\
                COUQlUOoh6geQjtE7RD6IeuHNA7ZOKR5yOYhrUO2Dmkfon0I5xCdQ7iH6B7CO0TvEP4h+4cMDjk4ZHjI4SGjQ44OGR9ifIjkEJND\
                pIeYHiI7xOxwDjpi/ojCEQtHFI9YPKJ0xNIR5SOUj6AcoXIE9QjVI2hHqB1BP2L9iMYRG0c0j9g8onXE1hHtI7SP4ByhcwT3CN0j\
                eEfoHcE/Yv+IwREHRwyPODxidMTREeMjjI+QHGFyhPQI0yNkR5gdzUEm8yYFkwWTosmiSclkyaRsomxCMVExoZqomtBM1EzoJusm\
                DZMNk6bJpknLZMukbaJtwjHRMeGa6JrwTPRM+Cb7JgOTA5OhyaHJyOTIZGxibCIxMTGRmpiayEzMzDnomPljCscsHFM8ZvGY0jFL\
                x5SPUT6GcozKMdRjVI+hHaN2DP2Y9WMax2wc0zxm85jWMVvHtI/RPoZzjM4x3GN0j+Edo3cM/5j9YwbHHBwzPObwmNExR8eMjzE+\
                RnKMyTHSY0yPkR1jdjwHnSB/AuEEhROIJyieQDpB6QTyCcsnVE5YOaF6wuoJtRPWTqifoH4C4wSNE5gnaJ7AOkHrBPYJ2yd0Ttg5\
                oXvC7gm9E/ZO6J+gf4LgBIMThCcYniA6wegE8QnHJ0xOODlhesLpCbMTzk7mMVrIWxAsFCyIFooWJAslC7LFskXFYsWiarFqUbNY\
                s6hbqFswLDQsmBaaFiwLLQu2xbZFx2LHomuxa9Gz2LPoW+hbCCwMLIQWhhYiCyMLscWxxcTixGJqcWoxsziz5qBT5E8hnKJwCvEU\
                xVNIpyidQj5l+ZTKKSunVE9ZPaV2ytop9VPUT2GconEK8xTNU1inaJ3CPmX7lM4pO6d0T9k9pXfK3in9U/RPEZxicIrwFMNTRKcY\
                nSI+5fiUySknp0xPOT1ldsrZ6Rx0hvwZhDMUziCeoXgG6QylM8hnLJ9ROWPljOoZq2fUzlg7o36G+hmMMzTOYJ6heQbrDK0z2Gds\
                n9E5Y+eM7hm7Z/TO2Dujf4b+GYIzDM4QnmF4hugMozPEZxyfMTnj5IzpGadnzM44O5uDbORtCDYKNkQbRRuSjZIN2WbZpmKzYlO1\
                WbWp2azZ1G3UbRg2GjZMG00blo2WDdtm26Zjs2PTtdm16dns2fRt9G0ENgY2QhtDG5GNkY3Y5thmYnNiM7U5tZnZnNlz0Dny5xDO\
                UTiHeI7iOaRzlM4hn7N8TuWclXOq56yeUztn7Zz6OernMM7ROId5juY5rHO0zmGfs31O55ydc7rn7J7TO2fvnP45+ucIzjE4R3iO\
                4Tmic4zOEZ9zfM7knJNzpuecnjM75+x8DrpA/gLCBQoXEC9QvIB0gdIF5AuWL6hcsHJB9YLVC2oXrF1Qv0D9AsYFGhcwL9C8gHWB\
                1gXsC7Yv6Fywc0H3gt0LehfsXdC/QP8CwQUGFwgvMLxAdIHRBeILji+YXHBywfSC0wtmF5xdzEEO8g4EBwUHooOiA8lByYHssOxQ\
                cVhxqDqsOtQc1hzqDuoODAcNB6aDpgPLQcuB7bDt0HHYceg67Dr0HPYc+g76DgIHAwehg6GDyMHIQexw7DBxOHGYOpw6zBzOnDno\
                kvlLCpcsXFK8ZPGS0iVLl5QvUb6EconKJdRLVC+hXaJ2Cf2S9Usal2xc0rxk85LWJVuXtC/RvoRzic4l3Et0L+FdoncJ/5L9SwaX\
                HFwyvOTwktElR5eMLzG+RHKJySXSS0wvkV1idjmP8Yr5KwpXLFxRvGLxitIVS1eUr1C+gnKFyhXUK1SvoF2hdgX9ivUrGldsXNG8\
                YvOK1hVbV7Sv0L6Cc4XOFdwrdK/gXaF3Bf+K/SsGVxxcMbzi8IrRFUdXjK8wvkJyhckV0itMr5BdYXY1B7nMuxRcFlyKLosuJZcl\
                l7KLsgvFRcWF6qLqQnNRc6G7rLs0XDZcmi6bLi2XLZe2i7YLx0XHheui68Jz0XPhu+y7DFwOXIYuhy4jlyOXsYuxi8TFxEXqYuoi\
                czFz56Br5q8pXLNwTfGaxWtK1yxdU75G+RrKNSrXUK9RvYZ2jdo19GvWr2lcs3FN85rNa1rXbF3Tvkb7Gs41Otdwr9G9hneN3jX8\
                a/avGVxzcM3wmsNrRtccXTO+xvgayTUm10ivMb1Gdo3Z9Rx0w/wNhRsWbijesHhD6YalG8o3KN9AuUHlBuoNqjfQblC7gX7D+g2N\
                GzZuaN6weUPrhq0b2jdo38C5QecG7g26N/Bu0LuBf8P+DYMbDm4Y3nB4w+iGoxvGNxjfILnB5AbpDaY3yG4wu5mDPOY9Ch4LHkWP\
                RY+Sx5JH2UPZg+Kh4kH1UPWgeah50D3WPRoeGx5Nj02PlseWR9tD24PjoePB9dD14HnoefA99j0GHgceQ49Dj5HHkcfYw9hD4mHi\
                IfUw9ZB5mHlz0C3ztxRuWbileMviLaVblm4p36J8C+UWlVuot6jeQrtF7Rb6Leu3NG7ZuKV5y+YtrVu2bmnfon0L5xadW7i36N7C\
                u0XvFv4t+7cMbjm4ZXjL4S2jW45uGd9ifIvkFpNbpLeY3iK7xex2Drpj/o7CHQt3FO9YvKN0x9Id5TuU76DcoXIH9Q7VO2h3qN1B\
                v2P9jsYdG3c079i8o3XH1h3tO7Tv4Nyhcwf3Dt07eHfo3cG/Y/+OwR0HdwzvOLxjdMfRHeM7jO+Q3GFyh/QO0ztkd5jdzUE+8j4E\
                HwUfoo+iD8lHyYfss+xT8Vnxqfqs+tR81nzqPuo+DB8NH6aPpg/LR8uH7bPt0/HZ8en67Pr0fPZ8+j76PgIfAx+hj6GPyMfIR+xz\
                7DPxOfGZ+pz6zHzO/HmM98jfQ7hH4R7iPYr3kO5Ruod8z/I9lXtW7qnes3pP7Z61e+r3qN/DuEfjHuY9mvew7tG6h33P9j2de3bu\
                6d6ze0/vnr17+vfo3yO4x+Ae4T2G94juMbpHfM/xPZN7Tu6Z3nN6z+yes/s56AH5BwgPKDxAfEDxAdIDSg+QH1h+oPLAygPVB1Yf\
                qD2w9kD9AfUHGA9oPMB8QPMB1gNaD7Af2H6g88DOA90Hdh/oPbD3QP8B/QcEDxg8IHzA8AHRA0YPiB84fmDywMkD0wdOH5g9cPYw\
                BwXIBxACFAKIAYoBpAClAHLAckAlYCWgGrAaUAtYC6gHqAcwAjQCmAGaAawArQB2wHZAJ2AnoBuwG9AL2AvoB+gHCAIMAoQBhgGi\
                AKMAccBxwCTgJGAacBowCzgL5qBH5B8hPKLwCPERxUdIjyg9Qn5k+ZHKIyuPVB9ZfaT2yNoj9UfUH2E8ovEI8xHNR1iPaD3CfmT7\
                kc4jO490H9l9pPfI3iP9R/QfETxi8IjwEcNHRI8YPSJ+5PiRySMnj0wfOX1k9sjZ4xz0hPwThCcUniA+ofgE6QmlJ8hPLD9ReWLl\
                ieoTq0/Unlh7ov6E+hOMJzSeYD6h+QTrCa0n2E9sP9F5YueJ7hO7T/Se2Hui/4T+E4InDJ4QPmH4hOgJoyfETxw/MXni5InpE6dP\
                zJ44e5qDQuRDCCEKIcQQxRBSiFIIOWQ5pBKyElINWQ2phayF1EPUQxghGiHMEM0QVohWCDtkO6QTshPSDdkN6YXshfRD9EMEIQYh\
                whDDEFGIUYg45DhkEnISMg05DZmFnIVz0DPyzxCeUXiG+IziM6RnlJ4hP7P8TOWZlWeqz6w+U3tm7Zn6M+rPMJ7ReIb5jOYzrGe0\
                nmE/s/1M55mdZ7rP7D7Te2bvmf4z+s8InjF4RviM4TOiZ4yeET9z/MzkmZNnps+cPjN75ux5Dnph/oXCCwsvFF9YfKH0wtIL5ReU\
                X6C8oPIC9QXVF2gvqL1Af2H9hcYLGy80X9h8ofXC1gvtF7Rf4Lyg8wL3Bd0XeC/ovcB/Yf+FwQsHLwxfOHxh9MLRC+MXjF+QvGDy\
                gvQF0xdkL5i9zGOMmI8oRCxEFCMWI0oRSxHlCOUISoRKBDVCNYIWoRZBj1iPaERsRDQjNiNaEVsR7QjtCE6ETgQ3QjeCF6EXwY/Y\
                jxhEHEQMIw4jRhFHEeMI4whJhEmENMI0QhZhFs1Br8y/Unhl4ZXiK4uvlF5ZeqX8ivIrlFdUXqG+ovoK7RW1V+ivrL/SeGXjleYr\
                m6+0Xtl6pf2K9iucV3Re4b6i+wrvFb1X+K/svzJ45eCV4SuHr4xeOXpl/IrxK5JXTF6RvmL6iuwVs9c56I35NwpvLLxRfGPxjdIb\
                S2+U31B+g/KGyhvUN1TfoL2h9gb9jfU3Gm9svNF8Y/ON1htbb7Tf0H6D84bOG9w3dN/gvaH3Bv+N/TcGbxy8MXzj8I3RG0dvjN8w\
                fkPyhskb0jdM35C9YfY2B8XMxxRiFmKKMYsxpZilmHKMcgwlRiWGGqMaQ4tRi6HHrMc0YjZimjGbMa2YrZh2jHYMJ0YnhhujG8OL\
                0Yvhx+zHDGIOYoYxhzGjmKOYcYxxjCTGJEYaYxojizGL56B35t8pvLPwTvGdxXdK7yy9U35H+R3KOyrvUN9RfYf2jto79HfW32m8\
                s/FO853Nd1rvbL3Tfkf7Hc47Ou9w39F9h/eO3jv8d/bfGbxz8M7wncN3Ru8cvTN+x/gdyTsm70jfMX1H9o7Z+xz0wfwHhQ8WPih+\
                sPhB6YOlD8ofKH9A+UDlA+oHqh/QPlD7gP7B+geNDzY+aH6w+UHrg60P2h9of8D5QOcD7ge6H/A+0PuA/8H+B4MPDj4YfnD4weiD\
                ow/GHxh/IPnA5APpB6YfyD4w+5iDEuYTCgkLCcWExYRSwlJCOUE5gZKgkkBNUE2gJagl0BPWExoJGwnNhM2EVsJWQjtBO4GToJPA\
                TdBN4CXoJfAT9hMGCQcJw4TDhFHCUcI4wThBkmCSIE0wTZAlmCVz0CfynxA+UfiE+IniJ6RPlD4hf7L8SeWTlU+qn6x+Uvtk7ZP6\
                J+qfMD7R+IT5ieYnrE+0PmF/sv1J55OdT7qf7H7S+2Tvk/4n+p8IPjH4RPiJ4SeiT4w+EX9y/Mnkk5NPpp+cfjL75OxzHuMX8l8Q\
                vlD4gviF4hekL5S+IH+x/EXli5Uvql+sflH7Yu2L+hfqXzC+0PiC+YXmF6wvtL5gf7H9ReeLnS+6X+x+0fti74v+F/pfCL4w+EL4\
                heEXoi+MvhB/cfzF5IuTL6ZfnH4x++Lsaw5KkU8hpCikEFMUU0gpSinklOWUSspKSjVlNaWWspZST1FPYaRopDBTNFNYKVop7JTt\
                lE7KTko3ZTell7KX0k/RTxGkGKQIUwxTRClGKeKU45RJyknKNOU0ZZZyls5B38h/Q/hG4RviN4rfkL5R+ob8zfI3lW9Wvql+s/pN\
                7Zu1b+rfqH/D+EbjG+Y3mt+wvtH6hv3N9jedb3a+6X6z+03vm71v+t/ofyP4xuAb4TeG34i+MfpG/M3xN5NvTr6ZfnP6zeybs+85\
                6Af5Hwg/KPxA/EHxB9IPSj+Qf1j+ofLDyg/VH1Z/qP2w9kP9B/UfGD9o/MD8QfMH1g9aP7B/2P6h88POD90fdn/o/bD3Q/8H/R8E\
                Pxj8IPzB8AfRD0Y/iH84/mHyw8kP0x9Of5j9cPYzB2XIZxAyFDKIGYoZpAylDHLGckYlYyWjmrGaUctYy6hnqGcwMjQymBmaGawM\
                rQx2xnZGJ2Mno5uxm9HL2MvoZ+hnCDIMMoQZhhmiDKMMccZxxiTjJGOacZoxyzjL5qBf5H8h/KLwC/EXxV9Ivyj9Qv5l+ZfKLyu/\
                VH9Z/aX2y9ov9V/Uf2H8ovEL8xfNX1i/aP3C/mX7l84vO790f9n9pffL3i/9X/R/Efxi8IvwF8NfRL8Y/SL+5fiXyS8nv0x/Of1l\
                9svZ7xz0h/wfhD8U/iD+ofgH6Q+lP8h/LP9R+WPlj+ofq3/U/lj7o/6H+h+MPzT+YP6h+QfrD60/2H9s/9H5Y+eP7h+7f/T+2Puj\
                /4f+H4I/DP4Q/mH4h+gPoz/Efxz/Mfnj5I/pH6d/zP44++N/e8BVcAhTw1EAAAAASUVORK5CYII=
                """) ?? Data()

    private final class Handler: HTTPHandler {
        let server = Mutex<RecipeServer?>(nil)

        func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
            func header(_ name: String) -> String? {
                request.headers.first { $0.key.rawValue.lowercased() == name }?.value
            }
            return server.withLock { $0 }?.answer(
                to: request.target.rawValue, token: header("authorization"), bar: header("bar-assistant-bar-id"))
                ?? HTTPResponse(statusCode: .serviceUnavailable)
        }
    }
}
